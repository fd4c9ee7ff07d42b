/**
 * Writes Java. Each {@link org.marshal4j.processor.emit.Output} is a kind of file that is generated for a type. What they
 * share is here; the parts of the files are in the packages below.
 */
@NullMarked
package org.marshal4j.processor.emit;

import org.jspecify.annotations.NullMarked;
