/**
 * The layout of a message: which fields form blocks, and which parts of a block can be copied in bulk. It depends on
 * the shapes of the fields only.
 */
@NullMarked
package org.marshal4j.processor.plan;

import org.jspecify.annotations.NullMarked;
