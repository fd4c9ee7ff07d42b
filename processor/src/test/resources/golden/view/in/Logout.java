package com.acme;

import org.marshal4j.Marshal;
import org.marshal4j.TypeId;

@Marshal
@TypeId(2)
record Logout() implements Event, LogoutMarshallable {}
