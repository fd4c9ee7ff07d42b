/**
 * For generated code and integrations: raw access to memory, and what of encoding texts knows nothing but memory. It
 * depends on no other package.
 */
@NullMarked
package org.marshal4j.runtime.memory;

import org.jspecify.annotations.NullMarked;
