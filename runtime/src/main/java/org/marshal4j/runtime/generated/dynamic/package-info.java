/** For the runtime itself: the classes that are known while a program runs, as dynamic values or from a schema. */
@NullMarked
package org.marshal4j.runtime.generated.dynamic;

import org.jspecify.annotations.NullMarked;
