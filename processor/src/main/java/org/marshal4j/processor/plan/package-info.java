/**
 * How a message is laid out: which fields form blocks, which parts of a block can be copied in bulk. Made from the shapes of
 * the fields alone.
 */
@NullMarked
package org.marshal4j.processor.plan;

import org.jspecify.annotations.NullMarked;
