"""Ids of the rulebook as constants: a misspelt one is an error before the game runs.

Generated from rulebook.toml; it must not be edited.
"""

from typing import Final

from dmd_core.kernel.ids import RuleId

OVR_01: Final = RuleId("FG-OVR-01")
OVR_02: Final = RuleId("FG-OVR-02")
OVR_03: Final = RuleId("FG-OVR-03")
OVR_04: Final = RuleId("FG-OVR-04")
OVR_05: Final = RuleId("FG-OVR-05")
OVR_06: Final = RuleId("FG-OVR-06")
CMP_01: Final = RuleId("FG-CMP-01")
CMP_02: Final = RuleId("FG-CMP-02")
CMP_03: Final = RuleId("FG-CMP-03")
CMP_04: Final = RuleId("FG-CMP-04")
CMP_05: Final = RuleId("FG-CMP-05")
CMP_06: Final = RuleId("FG-CMP-06")
CMP_07: Final = RuleId("FG-CMP-07")
CMP_08: Final = RuleId("FG-CMP-08")
CMP_09: Final = RuleId("FG-CMP-09")
CMP_10: Final = RuleId("FG-CMP-10")
CMP_11: Final = RuleId("FG-CMP-11")
CMP_12: Final = RuleId("FG-CMP-12")
SET_01: Final = RuleId("FG-SET-01")
SET_02: Final = RuleId("FG-SET-02")
SET_03: Final = RuleId("FG-SET-03")
SET_04: Final = RuleId("FG-SET-04")
SET_05: Final = RuleId("FG-SET-05")
SET_06: Final = RuleId("FG-SET-06")
SET_07: Final = RuleId("FG-SET-07")
SET_08: Final = RuleId("FG-SET-08")
SET_09: Final = RuleId("FG-SET-09")
SET_10: Final = RuleId("FG-SET-10")
SET_11: Final = RuleId("FG-SET-11")
SET_12: Final = RuleId("FG-SET-12")
SET_13: Final = RuleId("FG-SET-13")
SET_14: Final = RuleId("FG-SET-14")
SET_15: Final = RuleId("FG-SET-15")
SET_16: Final = RuleId("FG-SET-16")
SET_17: Final = RuleId("FG-SET-17")
SET_18: Final = RuleId("FG-SET-18")
SET_19: Final = RuleId("FG-SET-19")
SET_20: Final = RuleId("FG-SET-20")
SET_21: Final = RuleId("FG-SET-21")
SET_22: Final = RuleId("FG-SET-22")
SET_23: Final = RuleId("FG-SET-23")
SET_24: Final = RuleId("FG-SET-24")
TRN_01: Final = RuleId("FG-TRN-01")
TRN_02: Final = RuleId("FG-TRN-02")
TRN_03: Final = RuleId("FG-TRN-03")
TRN_04: Final = RuleId("FG-TRN-04")
TRN_05: Final = RuleId("FG-TRN-05")
TRN_06: Final = RuleId("FG-TRN-06")
TRN_07: Final = RuleId("FG-TRN-07")
ACT_01: Final = RuleId("FG-ACT-01")
ACT_02: Final = RuleId("FG-ACT-02")
ACT_03: Final = RuleId("FG-ACT-03")
ACT_04: Final = RuleId("FG-ACT-04")
ACT_05: Final = RuleId("FG-ACT-05")
ACT_06: Final = RuleId("FG-ACT-06")
ACT_07: Final = RuleId("FG-ACT-07")
ACT_08: Final = RuleId("FG-ACT-08")
ACT_09: Final = RuleId("FG-ACT-09")
ACT_10: Final = RuleId("FG-ACT-10")
ACT_11: Final = RuleId("FG-ACT-11")
ACT_12: Final = RuleId("FG-ACT-12")
ACT_13: Final = RuleId("FG-ACT-13")
ACT_14: Final = RuleId("FG-ACT-14")
ACT_15: Final = RuleId("FG-ACT-15")
ACT_16: Final = RuleId("FG-ACT-16")
ACT_17: Final = RuleId("FG-ACT-17")
ROL_01: Final = RuleId("FG-ROL-01")
ROL_02: Final = RuleId("FG-ROL-02")
ROL_03: Final = RuleId("FG-ROL-03")
ROL_04: Final = RuleId("FG-ROL-04")
ROL_05: Final = RuleId("FG-ROL-05")
ROL_06: Final = RuleId("FG-ROL-06")
ROL_07: Final = RuleId("FG-ROL-07")
ROL_08: Final = RuleId("FG-ROL-08")
ROL_09: Final = RuleId("FG-ROL-09")
ROL_10: Final = RuleId("FG-ROL-10")
ROL_11: Final = RuleId("FG-ROL-11")
ROL_12: Final = RuleId("FG-ROL-12")
ROL_13: Final = RuleId("FG-ROL-13")
SYM_01: Final = RuleId("FG-SYM-01")
SYM_02: Final = RuleId("FG-SYM-02")
SYM_03: Final = RuleId("FG-SYM-03")
SYM_04: Final = RuleId("FG-SYM-04")
SYM_05: Final = RuleId("FG-SYM-05")
SYM_06: Final = RuleId("FG-SYM-06")
SYM_07: Final = RuleId("FG-SYM-07")
SYM_08: Final = RuleId("FG-SYM-08")
SYM_09: Final = RuleId("FG-SYM-09")
SYM_10: Final = RuleId("FG-SYM-10")
MOV_01: Final = RuleId("FG-MOV-01")
MOV_02: Final = RuleId("FG-MOV-02")
MOV_03: Final = RuleId("FG-MOV-03")
MOV_04: Final = RuleId("FG-MOV-04")
MOV_05: Final = RuleId("FG-MOV-05")
MOV_06: Final = RuleId("FG-MOV-06")
MOV_07: Final = RuleId("FG-MOV-07")
MOV_08: Final = RuleId("FG-MOV-08")
MOV_09: Final = RuleId("FG-MOV-09")
MOV_10: Final = RuleId("FG-MOV-10")
SAV_01: Final = RuleId("FG-SAV-01")
SAV_02: Final = RuleId("FG-SAV-02")
SAV_03: Final = RuleId("FG-SAV-03")
SAV_04: Final = RuleId("FG-SAV-04")
SAV_05: Final = RuleId("FG-SAV-05")
SAV_06: Final = RuleId("FG-SAV-06")
SAV_07: Final = RuleId("FG-SAV-07")
SAV_08: Final = RuleId("FG-SAV-08")
SAV_09: Final = RuleId("FG-SAV-09")
SAV_10: Final = RuleId("FG-SAV-10")
SAV_11: Final = RuleId("FG-SAV-11")
SAV_12: Final = RuleId("FG-SAV-12")
SRC_01: Final = RuleId("FG-SRC-01")
SRC_02: Final = RuleId("FG-SRC-02")
SRC_03: Final = RuleId("FG-SRC-03")
SRC_04: Final = RuleId("FG-SRC-04")
SRC_05: Final = RuleId("FG-SRC-05")
SRC_06: Final = RuleId("FG-SRC-06")
SRC_07: Final = RuleId("FG-SRC-07")
SRC_08: Final = RuleId("FG-SRC-08")
HP_01: Final = RuleId("FG-HP-01")
HP_02: Final = RuleId("FG-HP-02")
HP_03: Final = RuleId("FG-HP-03")
HP_04: Final = RuleId("FG-HP-04")
ATK_01: Final = RuleId("FG-ATK-01")
ATK_02: Final = RuleId("FG-ATK-02")
ATK_03: Final = RuleId("FG-ATK-03")
ATK_04: Final = RuleId("FG-ATK-04")
ATK_05: Final = RuleId("FG-ATK-05")
ATK_06: Final = RuleId("FG-ATK-06")
ATK_07: Final = RuleId("FG-ATK-07")
ATK_08: Final = RuleId("FG-ATK-08")
ATK_09: Final = RuleId("FG-ATK-09")
ATK_10: Final = RuleId("FG-ATK-10")
TIM_01: Final = RuleId("FG-TIM-01")
TIM_02: Final = RuleId("FG-TIM-02")
TIM_03: Final = RuleId("FG-TIM-03")
TIM_04: Final = RuleId("FG-TIM-04")
TIM_05: Final = RuleId("FG-TIM-05")
TIM_06: Final = RuleId("FG-TIM-06")
TIM_07: Final = RuleId("FG-TIM-07")
HOR_01: Final = RuleId("FG-HOR-01")
HOR_02: Final = RuleId("FG-HOR-02")
HOR_03: Final = RuleId("FG-HOR-03")
HOR_04: Final = RuleId("FG-HOR-04")
HOR_05: Final = RuleId("FG-HOR-05")
HOR_06: Final = RuleId("FG-HOR-06")
PLN_01: Final = RuleId("FG-PLN-01")
PLN_02: Final = RuleId("FG-PLN-02")
PLN_03: Final = RuleId("FG-PLN-03")
PLN_04: Final = RuleId("FG-PLN-04")
PLN_05: Final = RuleId("FG-PLN-05")
PLN_06: Final = RuleId("FG-PLN-06")
PLN_07: Final = RuleId("FG-PLN-07")
PLN_08: Final = RuleId("FG-PLN-08")
PLN_09: Final = RuleId("FG-PLN-09")
PLN_10: Final = RuleId("FG-PLN-10")
PLN_11: Final = RuleId("FG-PLN-11")
PLN_12: Final = RuleId("FG-PLN-12")
KIL_01: Final = RuleId("FG-KIL-01")
KIL_02: Final = RuleId("FG-KIL-02")
KIL_03: Final = RuleId("FG-KIL-03")
KIL_04: Final = RuleId("FG-KIL-04")
KIL_05: Final = RuleId("FG-KIL-05")
KIL_06: Final = RuleId("FG-KIL-06")
KIL_07: Final = RuleId("FG-KIL-07")
KIL_08: Final = RuleId("FG-KIL-08")
KIL_09: Final = RuleId("FG-KIL-09")
KIL_10: Final = RuleId("FG-KIL-10")
KIL_11: Final = RuleId("FG-KIL-11")
KIL_12: Final = RuleId("FG-KIL-12")
KIL_13: Final = RuleId("FG-KIL-13")
KIL_14: Final = RuleId("FG-KIL-14")
KIL_15: Final = RuleId("FG-KIL-15")
KIL_16: Final = RuleId("FG-KIL-16")
KIL_17: Final = RuleId("FG-KIL-17")
KIL_18: Final = RuleId("FG-KIL-18")
KIL_19: Final = RuleId("FG-KIL-19")
KIL_20: Final = RuleId("FG-KIL-20")
KIL_21: Final = RuleId("FG-KIL-21")
KIL_22: Final = RuleId("FG-KIL-22")
KIL_23: Final = RuleId("FG-KIL-23")
KIL_24: Final = RuleId("FG-KIL-24")
RCT_01: Final = RuleId("FG-RCT-01")
RCT_02: Final = RuleId("FG-RCT-02")
RCT_03: Final = RuleId("FG-RCT-03")
RCT_04: Final = RuleId("FG-RCT-04")
RCT_05: Final = RuleId("FG-RCT-05")
RCT_06: Final = RuleId("FG-RCT-06")
RCT_07: Final = RuleId("FG-RCT-07")
RCT_08: Final = RuleId("FG-RCT-08")
RCT_09: Final = RuleId("FG-RCT-09")
RCT_10: Final = RuleId("FG-RCT-10")
PAN_01: Final = RuleId("FG-PAN-01")
PAN_02: Final = RuleId("FG-PAN-02")
PAN_03: Final = RuleId("FG-PAN-03")
PAN_04: Final = RuleId("FG-PAN-04")
PAN_05: Final = RuleId("FG-PAN-05")
PAN_06: Final = RuleId("FG-PAN-06")
PAN_07: Final = RuleId("FG-PAN-07")
PAN_08: Final = RuleId("FG-PAN-08")
PAN_09: Final = RuleId("FG-PAN-09")
PAN_10: Final = RuleId("FG-PAN-10")
PAN_11: Final = RuleId("FG-PAN-11")
UPK_01: Final = RuleId("FG-UPK-01")
UPK_02: Final = RuleId("FG-UPK-02")
UPK_03: Final = RuleId("FG-UPK-03")
UPK_04: Final = RuleId("FG-UPK-04")
UPK_05: Final = RuleId("FG-UPK-05")
UPK_06: Final = RuleId("FG-UPK-06")
UPK_07: Final = RuleId("FG-UPK-07")
UPK_08: Final = RuleId("FG-UPK-08")
END_01: Final = RuleId("FG-END-01")
END_02: Final = RuleId("FG-END-02")
END_03: Final = RuleId("FG-END-03")
END_04: Final = RuleId("FG-END-04")
ITM_01: Final = RuleId("FG-ITM-01")
ITM_02: Final = RuleId("FG-ITM-02")
ITM_03: Final = RuleId("FG-ITM-03")
ITM_04: Final = RuleId("FG-ITM-04")
ITM_05: Final = RuleId("FG-ITM-05")
ITM_06: Final = RuleId("FG-ITM-06")
ITM_07: Final = RuleId("FG-ITM-07")
ITM_08: Final = RuleId("FG-ITM-08")
ITM_09: Final = RuleId("FG-ITM-09")
ITM_10: Final = RuleId("FG-ITM-10")
ITM_11: Final = RuleId("FG-ITM-11")
ITM_12: Final = RuleId("FG-ITM-12")
WPN_01: Final = RuleId("FG-WPN-01")
WPN_02: Final = RuleId("FG-WPN-02")
WPN_03: Final = RuleId("FG-WPN-03")
WPN_04: Final = RuleId("FG-WPN-04")
WPN_05: Final = RuleId("FG-WPN-05")
WPN_06: Final = RuleId("FG-WPN-06")
WPN_07: Final = RuleId("FG-WPN-07")
WPN_08: Final = RuleId("FG-WPN-08")
FHT_01: Final = RuleId("FG-FHT-01")
FHT_02: Final = RuleId("FG-FHT-02")
FHT_03: Final = RuleId("FG-FHT-03")
FHT_04: Final = RuleId("FG-FHT-04")
FHT_05: Final = RuleId("FG-FHT-05")
FHT_06: Final = RuleId("FG-FHT-06")
FHT_07: Final = RuleId("FG-FHT-07")
FHT_08: Final = RuleId("FG-FHT-08")
FHT_09: Final = RuleId("FG-FHT-09")
FHT_10: Final = RuleId("FG-FHT-10")
FHT_11: Final = RuleId("FG-FHT-11")
FHT_12: Final = RuleId("FG-FHT-12")
FHT_13: Final = RuleId("FG-FHT-13")
BLD_01: Final = RuleId("FG-BLD-01")
BLD_02: Final = RuleId("FG-BLD-02")
BLD_03: Final = RuleId("FG-BLD-03")
BLD_04: Final = RuleId("FG-BLD-04")
BLD_05: Final = RuleId("FG-BLD-05")
BLD_06: Final = RuleId("FG-BLD-06")
BLD_07: Final = RuleId("FG-BLD-07")
DP_01: Final = RuleId("FG-DP-01")
DP_02: Final = RuleId("FG-DP-02")
DP_03: Final = RuleId("FG-DP-03")
DP_04: Final = RuleId("FG-DP-04")
DP_05: Final = RuleId("FG-DP-05")
DP_06: Final = RuleId("FG-DP-06")
DP_07: Final = RuleId("FG-DP-07")
EVT_01: Final = RuleId("FG-EVT-01")
EVT_02: Final = RuleId("FG-EVT-02")
EVT_03: Final = RuleId("FG-EVT-03")
EVT_04: Final = RuleId("FG-EVT-04")
EVT_05: Final = RuleId("FG-EVT-05")
EVT_06: Final = RuleId("FG-EVT-06")
EVT_07: Final = RuleId("FG-EVT-07")
CRD_01: Final = RuleId("FG-CRD-01")
CRD_02: Final = RuleId("FG-CRD-02")
CRD_03: Final = RuleId("FG-CRD-03")
CRD_04: Final = RuleId("FG-CRD-04")
CRD_05: Final = RuleId("FG-CRD-05")
CRD_06: Final = RuleId("FG-CRD-06")
CRD_07: Final = RuleId("FG-CRD-07")
CRD_08: Final = RuleId("FG-CRD-08")
AMP_01: Final = RuleId("FG-AMP-01")
AMP_02: Final = RuleId("FG-AMP-02")
AMP_03: Final = RuleId("FG-AMP-03")
MIN_01: Final = RuleId("FG-MIN-01")
MIN_02: Final = RuleId("FG-MIN-02")
MIN_03: Final = RuleId("FG-MIN-03")
MIN_04: Final = RuleId("FG-MIN-04")
MIN_05: Final = RuleId("FG-MIN-05")
MIN_06: Final = RuleId("FG-MIN-06")
MIN_07: Final = RuleId("FG-MIN-07")
MIN_08: Final = RuleId("FG-MIN-08")
MIN_09: Final = RuleId("FG-MIN-09")
MIN_10: Final = RuleId("FG-MIN-10")
MIN_11: Final = RuleId("FG-MIN-11")
DEC_01: Final = RuleId("FG-DEC-01")
DEC_02: Final = RuleId("FG-DEC-02")
DEC_03: Final = RuleId("FG-DEC-03")
DEC_04: Final = RuleId("FG-DEC-04")
DEC_05: Final = RuleId("FG-DEC-05")
DEC_06: Final = RuleId("FG-DEC-06")
DEC_07: Final = RuleId("FG-DEC-07")
DEC_08: Final = RuleId("FG-DEC-08")
DEC_09: Final = RuleId("FG-DEC-09")
DEC_10: Final = RuleId("FG-DEC-10")
DEC_11: Final = RuleId("FG-DEC-11")
DEC_12: Final = RuleId("FG-DEC-12")
DEC_13: Final = RuleId("FG-DEC-13")
DEC_14: Final = RuleId("FG-DEC-14")
DEC_15: Final = RuleId("FG-DEC-15")
DEC_16: Final = RuleId("FG-DEC-16")
DEC_17: Final = RuleId("FG-DEC-17")
DEC_18: Final = RuleId("FG-DEC-18")
DEC_19: Final = RuleId("FG-DEC-19")
DEC_20: Final = RuleId("FG-DEC-20")
DEC_21: Final = RuleId("FG-DEC-21")
DEC_22: Final = RuleId("FG-DEC-22")
INV_01: Final = RuleId("FG-INV-01")
INV_02: Final = RuleId("FG-INV-02")
INV_03: Final = RuleId("FG-INV-03")
INV_04: Final = RuleId("FG-INV-04")
INV_05: Final = RuleId("FG-INV-05")
INV_06: Final = RuleId("FG-INV-06")
INV_07: Final = RuleId("FG-INV-07")
INV_08: Final = RuleId("FG-INV-08")
INV_09: Final = RuleId("FG-INV-09")
INV_10: Final = RuleId("FG-INV-10")
INV_11: Final = RuleId("FG-INV-11")
INV_12: Final = RuleId("FG-INV-12")
INV_13: Final = RuleId("FG-INV-13")
INV_14: Final = RuleId("FG-INV-14")
INV_15: Final = RuleId("FG-INV-15")
AMB_01: Final = RuleId("FG-AMB-01")
AMB_02: Final = RuleId("FG-AMB-02")
AMB_03: Final = RuleId("FG-AMB-03")
AMB_04: Final = RuleId("FG-AMB-04")
AMB_05: Final = RuleId("FG-AMB-05")
AMB_06: Final = RuleId("FG-AMB-06")
AMB_07: Final = RuleId("FG-AMB-07")
AMB_08: Final = RuleId("FG-AMB-08")
AMB_09: Final = RuleId("FG-AMB-09")
AMB_10: Final = RuleId("FG-AMB-10")
AMB_11: Final = RuleId("FG-AMB-11")
AMB_12: Final = RuleId("FG-AMB-12")
AMB_13: Final = RuleId("FG-AMB-13")
AMB_14: Final = RuleId("FG-AMB-14")
AMB_15: Final = RuleId("FG-AMB-15")
AMB_16: Final = RuleId("FG-AMB-16")
AMB_17: Final = RuleId("FG-AMB-17")
AMB_18: Final = RuleId("FG-AMB-18")
AMB_19: Final = RuleId("FG-AMB-19")
AMB_20: Final = RuleId("FG-AMB-20")
AMB_21: Final = RuleId("FG-AMB-21")
AMB_22: Final = RuleId("FG-AMB-22")
AMB_23: Final = RuleId("FG-AMB-23")
AMB_24: Final = RuleId("FG-AMB-24")
AMB_25: Final = RuleId("FG-AMB-25")
AMB_26: Final = RuleId("FG-AMB-26")
AMB_27: Final = RuleId("FG-AMB-27")
AMB_28: Final = RuleId("FG-AMB-28")
AMB_29: Final = RuleId("FG-AMB-29")
AMB_30: Final = RuleId("FG-AMB-30")
AMB_31: Final = RuleId("FG-AMB-31")
AMB_32: Final = RuleId("FG-AMB-32")
AMB_33: Final = RuleId("FG-AMB-33")
AMB_34: Final = RuleId("FG-AMB-34")
AMB_35: Final = RuleId("FG-AMB-35")
AMB_36: Final = RuleId("FG-AMB-36")
AMB_37: Final = RuleId("FG-AMB-37")
AMB_38: Final = RuleId("FG-AMB-38")
AMB_39: Final = RuleId("FG-AMB-39")
AMB_40: Final = RuleId("FG-AMB-40")
AMB_41: Final = RuleId("FG-AMB-41")
AMB_42: Final = RuleId("FG-AMB-42")
AMB_43: Final = RuleId("FG-AMB-43")
AMB_44: Final = RuleId("FG-AMB-44")
AMB_45: Final = RuleId("FG-AMB-45")
AMB_46: Final = RuleId("FG-AMB-46")
AMB_47: Final = RuleId("FG-AMB-47")
AMB_48: Final = RuleId("FG-AMB-48")
AMB_49: Final = RuleId("FG-AMB-49")
AMB_50: Final = RuleId("FG-AMB-50")
AMB_51: Final = RuleId("FG-AMB-51")
AMB_52: Final = RuleId("FG-AMB-52")
AMB_53: Final = RuleId("FG-AMB-53")
AMB_54: Final = RuleId("FG-AMB-54")
AMB_55: Final = RuleId("FG-AMB-55")
AMB_56: Final = RuleId("FG-AMB-56")
AMB_57: Final = RuleId("FG-AMB-57")
AMB_58: Final = RuleId("FG-AMB-58")
AMB_59: Final = RuleId("FG-AMB-59")
AMB_60: Final = RuleId("FG-AMB-60")
AMB_61: Final = RuleId("FG-AMB-61")
AMB_62: Final = RuleId("FG-AMB-62")
AMB_63: Final = RuleId("FG-AMB-63")
AMB_64: Final = RuleId("FG-AMB-64")
AMB_65: Final = RuleId("FG-AMB-65")
AMB_66: Final = RuleId("FG-AMB-66")
AMB_67: Final = RuleId("FG-AMB-67")
AMB_68: Final = RuleId("FG-AMB-68")
AMB_69: Final = RuleId("FG-AMB-69")
AMB_70: Final = RuleId("FG-AMB-70")
AMB_71: Final = RuleId("FG-AMB-71")
AMB_72: Final = RuleId("FG-AMB-72")
AMB_73: Final = RuleId("FG-AMB-73")
AMB_74: Final = RuleId("FG-AMB-74")
AMB_75: Final = RuleId("FG-AMB-75")
AMB_76: Final = RuleId("FG-AMB-76")
AMB_77: Final = RuleId("FG-AMB-77")
AMB_78: Final = RuleId("FG-AMB-78")
AMB_79: Final = RuleId("FG-AMB-79")
AMB_80: Final = RuleId("FG-AMB-80")
AMB_81: Final = RuleId("FG-AMB-81")
AMB_82: Final = RuleId("FG-AMB-82")
AMB_83: Final = RuleId("FG-AMB-83")
AMB_84: Final = RuleId("FG-AMB-84")
AMB_85: Final = RuleId("FG-AMB-85")
AMB_86: Final = RuleId("FG-AMB-86")
AMB_87: Final = RuleId("FG-AMB-87")
AMB_88: Final = RuleId("FG-AMB-88")
AMB_89: Final = RuleId("FG-AMB-89")
AMB_90: Final = RuleId("FG-AMB-90")
AMB_91: Final = RuleId("FG-AMB-91")
AMB_92: Final = RuleId("FG-AMB-92")

ALL: Final = (
    OVR_01,
    OVR_02,
    OVR_03,
    OVR_04,
    OVR_05,
    OVR_06,
    CMP_01,
    CMP_02,
    CMP_03,
    CMP_04,
    CMP_05,
    CMP_06,
    CMP_07,
    CMP_08,
    CMP_09,
    CMP_10,
    CMP_11,
    CMP_12,
    SET_01,
    SET_02,
    SET_03,
    SET_04,
    SET_05,
    SET_06,
    SET_07,
    SET_08,
    SET_09,
    SET_10,
    SET_11,
    SET_12,
    SET_13,
    SET_14,
    SET_15,
    SET_16,
    SET_17,
    SET_18,
    SET_19,
    SET_20,
    SET_21,
    SET_22,
    SET_23,
    SET_24,
    TRN_01,
    TRN_02,
    TRN_03,
    TRN_04,
    TRN_05,
    TRN_06,
    TRN_07,
    ACT_01,
    ACT_02,
    ACT_03,
    ACT_04,
    ACT_05,
    ACT_06,
    ACT_07,
    ACT_08,
    ACT_09,
    ACT_10,
    ACT_11,
    ACT_12,
    ACT_13,
    ACT_14,
    ACT_15,
    ACT_16,
    ACT_17,
    ROL_01,
    ROL_02,
    ROL_03,
    ROL_04,
    ROL_05,
    ROL_06,
    ROL_07,
    ROL_08,
    ROL_09,
    ROL_10,
    ROL_11,
    ROL_12,
    ROL_13,
    SYM_01,
    SYM_02,
    SYM_03,
    SYM_04,
    SYM_05,
    SYM_06,
    SYM_07,
    SYM_08,
    SYM_09,
    SYM_10,
    MOV_01,
    MOV_02,
    MOV_03,
    MOV_04,
    MOV_05,
    MOV_06,
    MOV_07,
    MOV_08,
    MOV_09,
    MOV_10,
    SAV_01,
    SAV_02,
    SAV_03,
    SAV_04,
    SAV_05,
    SAV_06,
    SAV_07,
    SAV_08,
    SAV_09,
    SAV_10,
    SAV_11,
    SAV_12,
    SRC_01,
    SRC_02,
    SRC_03,
    SRC_04,
    SRC_05,
    SRC_06,
    SRC_07,
    SRC_08,
    HP_01,
    HP_02,
    HP_03,
    HP_04,
    ATK_01,
    ATK_02,
    ATK_03,
    ATK_04,
    ATK_05,
    ATK_06,
    ATK_07,
    ATK_08,
    ATK_09,
    ATK_10,
    TIM_01,
    TIM_02,
    TIM_03,
    TIM_04,
    TIM_05,
    TIM_06,
    TIM_07,
    HOR_01,
    HOR_02,
    HOR_03,
    HOR_04,
    HOR_05,
    HOR_06,
    PLN_01,
    PLN_02,
    PLN_03,
    PLN_04,
    PLN_05,
    PLN_06,
    PLN_07,
    PLN_08,
    PLN_09,
    PLN_10,
    PLN_11,
    PLN_12,
    KIL_01,
    KIL_02,
    KIL_03,
    KIL_04,
    KIL_05,
    KIL_06,
    KIL_07,
    KIL_08,
    KIL_09,
    KIL_10,
    KIL_11,
    KIL_12,
    KIL_13,
    KIL_14,
    KIL_15,
    KIL_16,
    KIL_17,
    KIL_18,
    KIL_19,
    KIL_20,
    KIL_21,
    KIL_22,
    KIL_23,
    KIL_24,
    RCT_01,
    RCT_02,
    RCT_03,
    RCT_04,
    RCT_05,
    RCT_06,
    RCT_07,
    RCT_08,
    RCT_09,
    RCT_10,
    PAN_01,
    PAN_02,
    PAN_03,
    PAN_04,
    PAN_05,
    PAN_06,
    PAN_07,
    PAN_08,
    PAN_09,
    PAN_10,
    PAN_11,
    UPK_01,
    UPK_02,
    UPK_03,
    UPK_04,
    UPK_05,
    UPK_06,
    UPK_07,
    UPK_08,
    END_01,
    END_02,
    END_03,
    END_04,
    ITM_01,
    ITM_02,
    ITM_03,
    ITM_04,
    ITM_05,
    ITM_06,
    ITM_07,
    ITM_08,
    ITM_09,
    ITM_10,
    ITM_11,
    ITM_12,
    WPN_01,
    WPN_02,
    WPN_03,
    WPN_04,
    WPN_05,
    WPN_06,
    WPN_07,
    WPN_08,
    FHT_01,
    FHT_02,
    FHT_03,
    FHT_04,
    FHT_05,
    FHT_06,
    FHT_07,
    FHT_08,
    FHT_09,
    FHT_10,
    FHT_11,
    FHT_12,
    FHT_13,
    BLD_01,
    BLD_02,
    BLD_03,
    BLD_04,
    BLD_05,
    BLD_06,
    BLD_07,
    DP_01,
    DP_02,
    DP_03,
    DP_04,
    DP_05,
    DP_06,
    DP_07,
    EVT_01,
    EVT_02,
    EVT_03,
    EVT_04,
    EVT_05,
    EVT_06,
    EVT_07,
    CRD_01,
    CRD_02,
    CRD_03,
    CRD_04,
    CRD_05,
    CRD_06,
    CRD_07,
    CRD_08,
    AMP_01,
    AMP_02,
    AMP_03,
    MIN_01,
    MIN_02,
    MIN_03,
    MIN_04,
    MIN_05,
    MIN_06,
    MIN_07,
    MIN_08,
    MIN_09,
    MIN_10,
    MIN_11,
    DEC_01,
    DEC_02,
    DEC_03,
    DEC_04,
    DEC_05,
    DEC_06,
    DEC_07,
    DEC_08,
    DEC_09,
    DEC_10,
    DEC_11,
    DEC_12,
    DEC_13,
    DEC_14,
    DEC_15,
    DEC_16,
    DEC_17,
    DEC_18,
    DEC_19,
    DEC_20,
    DEC_21,
    DEC_22,
    INV_01,
    INV_02,
    INV_03,
    INV_04,
    INV_05,
    INV_06,
    INV_07,
    INV_08,
    INV_09,
    INV_10,
    INV_11,
    INV_12,
    INV_13,
    INV_14,
    INV_15,
    AMB_01,
    AMB_02,
    AMB_03,
    AMB_04,
    AMB_05,
    AMB_06,
    AMB_07,
    AMB_08,
    AMB_09,
    AMB_10,
    AMB_11,
    AMB_12,
    AMB_13,
    AMB_14,
    AMB_15,
    AMB_16,
    AMB_17,
    AMB_18,
    AMB_19,
    AMB_20,
    AMB_21,
    AMB_22,
    AMB_23,
    AMB_24,
    AMB_25,
    AMB_26,
    AMB_27,
    AMB_28,
    AMB_29,
    AMB_30,
    AMB_31,
    AMB_32,
    AMB_33,
    AMB_34,
    AMB_35,
    AMB_36,
    AMB_37,
    AMB_38,
    AMB_39,
    AMB_40,
    AMB_41,
    AMB_42,
    AMB_43,
    AMB_44,
    AMB_45,
    AMB_46,
    AMB_47,
    AMB_48,
    AMB_49,
    AMB_50,
    AMB_51,
    AMB_52,
    AMB_53,
    AMB_54,
    AMB_55,
    AMB_56,
    AMB_57,
    AMB_58,
    AMB_59,
    AMB_60,
    AMB_61,
    AMB_62,
    AMB_63,
    AMB_64,
    AMB_65,
    AMB_66,
    AMB_67,
    AMB_68,
    AMB_69,
    AMB_70,
    AMB_71,
    AMB_72,
    AMB_73,
    AMB_74,
    AMB_75,
    AMB_76,
    AMB_77,
    AMB_78,
    AMB_79,
    AMB_80,
    AMB_81,
    AMB_82,
    AMB_83,
    AMB_84,
    AMB_85,
    AMB_86,
    AMB_87,
    AMB_88,
    AMB_89,
    AMB_90,
    AMB_91,
    AMB_92,
)
"""Every id, in the order of the rulebook."""
