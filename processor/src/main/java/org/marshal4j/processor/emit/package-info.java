/**
 * Writes Java. {@link org.marshal4j.processor.emit.Output} has the list of what is generated for a type; there is one small
 * class for each kind of generated method.
 */
@NullMarked
package org.marshal4j.processor.emit;

import org.jspecify.annotations.NullMarked;
