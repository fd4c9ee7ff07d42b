/**
 * For users and tools: decides whether equal values of a type always have equal bytes, as keys must. Start with
 * {@link org.marshal4j.schema.canonical.Canonical}.
 */
@NullMarked
package org.marshal4j.schema.canonical;

import org.jspecify.annotations.NullMarked;
