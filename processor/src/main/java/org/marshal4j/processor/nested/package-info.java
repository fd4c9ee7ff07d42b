/** What is known about nested types: which there are, how large they are, and whether they need a graph. */
@NullMarked
package org.marshal4j.processor.nested;

import org.jspecify.annotations.NullMarked;
