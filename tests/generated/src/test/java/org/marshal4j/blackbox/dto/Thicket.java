package org.marshal4j.blackbox.dto;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.marshal4j.Marshal;

/** Each level has many collections, so that it takes much stack. */
@Marshal
@SuppressWarnings("marshal4j") // always a tree
public class Thicket implements ThicketMarshallable {
    List<Optional<Map<Integer, List<List<Thicket[][]>>>>> inner;
    String name;
}
