package org.marshal4j.blackbox.dto;

import java.util.List;
import org.marshal4j.Dynamic;
import org.marshal4j.Marshal;

/** Listed objects whose identity is kept. */
@Marshal
public class ListedGraph {
    @Dynamic({ListedNode.class, ListedPair.class})
    Object any;

    ListedNode node;

    @Dynamic(ListedNode.class)
    List<Object> list;
}
