/** Reads the compiler's elements, annotations and class files. The scanners build on this package. */
@NullMarked
package org.marshal4j.processor.program;

import org.jspecify.annotations.NullMarked;
