/**
 * Writes Java. Each {@link org.marshal4j.processor.emit.Artifact} is a kind of file that is generated for a type. This
 * package has what they share; the packages below have the parts of the files.
 */
@NullMarked
package org.marshal4j.processor.emit;

import org.jspecify.annotations.NullMarked;
