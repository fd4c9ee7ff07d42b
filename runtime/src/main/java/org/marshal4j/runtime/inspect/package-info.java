/**
 * For users and tools: walks over messages by their schema. It explains them, finds where they fail, converts them to
 * another version, and creates samples.
 */
@NullMarked
package org.marshal4j.runtime.inspect;

import org.jspecify.annotations.NullMarked;
