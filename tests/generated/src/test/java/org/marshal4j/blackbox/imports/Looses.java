package org.marshal4j.blackbox.imports;

import org.marshal4j.MarshalImport;

/** Imports it with all that it may hold. */
@MarshalImport(value = Loose.class, dynamic = true)
interface Looses {}
