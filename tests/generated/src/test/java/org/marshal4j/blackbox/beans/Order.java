package org.marshal4j.blackbox.beans;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.marshal4j.Marshal;

/** A class that holds beans. */
@Marshal
class Order implements OrderMarshallable {
    long id;
    Part part = new HandMade();
    final Part kept = new PartBean();
    List<Part> parts = new ArrayList<>();
    Map<String, Part> byName;
    Part[] array;
}
