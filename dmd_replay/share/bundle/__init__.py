"""Bundles: one file with everything a maintainer needs of a bug report."""

from dmd_replay.share.bundle.archive import BundleError, read_bundle, write_bundle
from dmd_replay.share.bundle.contents import Bundle, Complaint, make_bundle

__all__ = ["Bundle", "BundleError", "Complaint", "make_bundle", "read_bundle", "write_bundle"]
