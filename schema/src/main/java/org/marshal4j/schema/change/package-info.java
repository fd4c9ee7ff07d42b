/**
 * For users and tools: the judge of changes, which finds the differences between schemas. Start with
 * {@link org.marshal4j.schema.change.SchemaChanges}.
 */
@NullMarked
package org.marshal4j.schema.change;

import org.jspecify.annotations.NullMarked;
