/** What the steps of conversions work with: bytes, numbers, objects that were met. Not for users. */
@NullMarked
package org.marshal4j.runtime.convert.value;

import org.jspecify.annotations.NullMarked;
