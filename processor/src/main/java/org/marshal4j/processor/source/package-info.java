/** What is read of the compiler's elements, annotations and class files: the ground that the scanners are built on. */
@NullMarked
package org.marshal4j.processor.source;

import org.jspecify.annotations.NullMarked;
