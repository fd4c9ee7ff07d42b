/** Walks messages by their schema: explains them, finds where they fail, migrates them to another version, makes samples. */
@NullMarked
package org.marshal4j.runtime.inspect;

import org.jspecify.annotations.NullMarked;
