/** What is known of the types that a type holds: which they are, how large they are, and whether they need a graph. */
@NullMarked
package org.marshal4j.processor.nested;

import org.jspecify.annotations.NullMarked;
