/**
 * For users and tools: the judge of changes, which finds the differences between schemas. Start with
 * {@link org.marshal4j.schema.change.SchemaChanges}.
 *
 * <p>What compares the schemas of one message has no lambdas, streams or method references: a program does that before
 * its first former message, and linking them took longer than all the rest.
 */
@NullMarked
package org.marshal4j.schema.change;

import org.jspecify.annotations.NullMarked;
