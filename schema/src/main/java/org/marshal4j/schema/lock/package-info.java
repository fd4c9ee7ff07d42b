/**
 * For users and tools: files with schemas, which are schema files and lock files. Start with
 * {@link org.marshal4j.schema.lock.Schemas} and {@link org.marshal4j.schema.lock.LockFile}.
 */
@NullMarked
package org.marshal4j.schema.lock;

import org.jspecify.annotations.NullMarked;
