/** For users: views, which read and set the fields of a message in place, without creating an object. */
@NullMarked
package org.marshal4j.runtime.view;

import org.jspecify.annotations.NullMarked;
