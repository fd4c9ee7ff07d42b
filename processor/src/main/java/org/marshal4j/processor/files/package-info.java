/** Writes generated files. */
@NullMarked
package org.marshal4j.processor.files;

import org.jspecify.annotations.NullMarked;
