package org.marshal4j.kafka;

import java.util.List;
import org.marshal4j.Marshal;

/** A key that the compiler has checked. */
@Marshal(key = true)
record Route(List<String> venues) {}
