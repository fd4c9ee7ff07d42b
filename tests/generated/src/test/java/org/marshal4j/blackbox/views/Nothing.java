package org.marshal4j.blackbox.views;

import org.marshal4j.Marshal;

/** Has no fields. */
@Marshal(view = true)
class Nothing implements NothingMarshallable {}
