package com.acme;

import org.marshal4j.Marshal;

@Marshal(view = true)
public class Shelf implements ShelfMarshallable {
    Page<Tags> page;
}
