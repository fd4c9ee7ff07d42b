/**
 * For users and tools: what becomes of messages between any two revisions of a lock file. Start with
 * {@link org.marshal4j.schema.matrix.CompatibilityMatrix}.
 */
@NullMarked
package org.marshal4j.schema.matrix;

import org.jspecify.annotations.NullMarked;
