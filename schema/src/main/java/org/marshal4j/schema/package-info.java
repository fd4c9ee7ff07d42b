/**
 * For users and tools: the schema of a message, with its fields and its fingerprints, and the terms in which changes of
 * schemas are judged. Start with {@link org.marshal4j.schema.Schema}.
 *
 * <p>The other packages, each of which uses only those above it and this one:
 *
 * <ul>
 * <li>{@link org.marshal4j.schema.text}: texts in messages and files, which know no schema;
 * <li>{@link org.marshal4j.schema.wire}: wire types, with their texts and visitors, which this package uses;
 * <li>{@code org.marshal4j.schema.field}: which field of one schema is which of another; only for this module;
 * <li>{@link org.marshal4j.schema.lock}: files with schemas, such as the lock file;
 * <li>{@link org.marshal4j.schema.change}: the judge of changes;
 * <li>{@link org.marshal4j.schema.matrix}: what becomes of messages between any two revisions of a lock file;
 * <li>{@link org.marshal4j.schema.canonical}: whether a type can be a key.
 * </ul>
 */
@NullMarked
package org.marshal4j.schema;

import org.jspecify.annotations.NullMarked;
