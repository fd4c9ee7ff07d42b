/** The code that writes DTOs to Chronicle Wire and reads them. */
@NullMarked
package org.marshal4j.processor.emit.chroniclewire;

import org.jspecify.annotations.NullMarked;
