/** Streams and their operations: which method writes or reads what form. */
@NullMarked
package org.marshal4j.audit.port;

import org.jspecify.annotations.NullMarked;
