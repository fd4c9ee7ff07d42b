/** A record for each type of docs/wire-format.md, and its bytes. */
package org.marshal4j.blackbox.pinned;
