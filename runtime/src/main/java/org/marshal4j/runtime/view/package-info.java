/** Views: the fields of a message, read and set where its bytes are, without an object. */
@NullMarked
package org.marshal4j.runtime.view;

import org.jspecify.annotations.NullMarked;
