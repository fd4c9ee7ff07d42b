/** Values that a method handles, as expressions over its fields, parameters and what it has read. */
@NullMarked
package org.marshal4j.audit.value;

import org.jspecify.annotations.NullMarked;
