/** Finds out how to create an object from its fields: with a constructor, a factory or a builder. */
@NullMarked
package org.marshal4j.processor.scan.construction;

import org.jspecify.annotations.NullMarked;
