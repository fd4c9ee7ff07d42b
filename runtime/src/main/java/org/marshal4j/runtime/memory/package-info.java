/** Buffers, raw access to their memory, and the encoding of text and counts. Knows no schema and no marshaller. */
@NullMarked
package org.marshal4j.runtime.memory;

import org.jspecify.annotations.NullMarked;
