/** Finds everything that an import reaches, including families. */
@NullMarked
package org.marshal4j.processor.scan.reach;

import org.jspecify.annotations.NullMarked;
