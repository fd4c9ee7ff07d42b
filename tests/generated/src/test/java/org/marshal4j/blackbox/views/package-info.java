/** Views: what they show and set, against the objects that the marshallers read. */
package org.marshal4j.blackbox.views;
