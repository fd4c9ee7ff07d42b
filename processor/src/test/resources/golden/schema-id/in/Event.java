package com.acme;

import org.marshal4j.Marshal;
import org.marshal4j.TypeId;

@Marshal(schemaId = true)
sealed interface Event {

    @Marshal
    @TypeId(0)
    final class Login implements Event, Event_LoginMarshallable {
        String user;
    }

    @Marshal
    @TypeId(1)
    record Logout(long time) implements Event, Event_LogoutMarshallable {}
}
