/**
 * For generated code only: containers, families, shared objects, versioned blocks, and how failures leave a marshaller.
 * Public because generated code is in its users' packages. Single values are in {@code value}.
 */
@NullMarked
package org.marshal4j.runtime.generated;

import org.jspecify.annotations.NullMarked;
