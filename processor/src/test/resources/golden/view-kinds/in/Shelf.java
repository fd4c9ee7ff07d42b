package com.acme;

import java.awt.Point;
import java.util.List;
import org.marshal4j.Marshal;

@Marshal(view = true)
public class Shelf implements ShelfMarshallable {
    Page<Tags> page;
    List<Point> corners;
}
