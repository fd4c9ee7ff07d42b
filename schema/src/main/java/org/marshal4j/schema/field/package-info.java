/**
 * Only for this module: tells which field of one schema is which field of another, and what fields were called before.
 */
@NullMarked
package org.marshal4j.schema.field;

import org.jspecify.annotations.NullMarked;
