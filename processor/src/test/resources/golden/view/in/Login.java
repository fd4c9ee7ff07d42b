package com.acme;

import org.marshal4j.Marshal;
import org.marshal4j.TypeId;

@Marshal(view = true)
@TypeId(1)
public record Login(String user, Event before) implements Event, LoginMarshallable {}
