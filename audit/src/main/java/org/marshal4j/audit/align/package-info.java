/** Aligns what is written with what is read, and finds where they differ. */
@NullMarked
package org.marshal4j.audit.align;

import org.jspecify.annotations.NullMarked;
